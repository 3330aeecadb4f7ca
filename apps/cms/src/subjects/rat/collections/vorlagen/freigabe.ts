import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, Field } from 'payload'
import { readChanged } from '../../../../editing/changes/index.ts'
import { oeffentlich, zeitpunkt } from '../../../../editing/fields/index.ts'
import { instantOf, planRelease } from '../../../../editing/workflow/index.ts'

/** Whether everybody sees a paper, and from when on. */
export const freigabe: Field[] = [
  oeffentlich('Öffentliche Vorlage', 'Sonst sehen sie nur angemeldete Ratsmitglieder.'),
  zeitpunkt({
    name: 'oeffentlich_ab',
    label: 'Öffentlich erst ab',
    description:
      'Bis dahin sehen sie nur Ratsmitglieder; dann wird das Häkchen oben von selbst gesetzt.',
    position: 'sidebar',
  }),
]

/**
 * Until its time a paper is public for nobody, whatever is ticked. An older version brings back what
 * it said, and not a release that was planned then.
 */
export const holdUntilReleased: CollectionBeforeChangeHook = ({ context, data }) => {
  if (context.isRestoringVersion === true) return { ...data, oeffentlich_ab: null }
  const { oeffentlich_ab: asked }: { oeffentlich_ab?: unknown } = data
  const release = instantOf(asked)
  if (release === null) return data
  return release > new Date()
    ? { ...data, oeffentlich: false }
    : { ...data, oeffentlich: true, oeffentlich_ab: null }
}

/** Has the worker release it in time. */
export const planItsRelease: CollectionAfterChangeHook = ({ doc, req }) =>
  planRelease(req, String(readChanged(doc).id))
