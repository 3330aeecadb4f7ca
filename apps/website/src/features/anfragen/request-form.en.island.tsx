import { defineIsland } from '../../ui/island/index.ts'
import {
  RequestFormIsland,
  type RequestFormIslandProps,
  requestFormProps,
} from './request-form-island.tsx'
import { en } from './texts-en.ts'

/** A request form in English: nobody waits for the words of another language. */
export const island = defineIsland({
  name: 'request-form.en',
  props: requestFormProps,
  View: (props: RequestFormIslandProps) => <RequestFormIsland {...props} texts={en} />,
})
