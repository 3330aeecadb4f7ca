import { suchtreffer } from '../../entities/suchtreffer.ts'
import { listOf } from '../../list.ts'
import { defineTemplate } from '../define-template.ts'
import { noOptions } from '../shared-options.ts'

/** A field to search with and what it found (spec 2.2); `null` says that the search is away. */
export const template = defineTemplate({
  context: listOf(suchtreffer).nullable(),
  options: noOptions,
  feed: { call: 'suche', params: { pro_seite: 9999 }, query: ['q'] },
  slots: ['content'],
  spec: '2.2',
})
