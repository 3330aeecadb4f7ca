import { defineIsland } from '../../ui/island/index.ts'
import {
  RequestFormIsland,
  type RequestFormIslandProps,
  requestFormProps,
} from './request-form-island.tsx'
import { de } from './texts-de.ts'

/** A request form in German: nobody waits for the words of another language. */
export const island = defineIsland({
  name: 'request-form.de',
  props: requestFormProps,
  View: (props: RequestFormIslandProps) => <RequestFormIsland {...props} texts={de} />,
})
