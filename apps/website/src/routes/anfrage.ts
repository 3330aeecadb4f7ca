import { answerPost } from '../features/anfragen/index.server.ts'
import type { Asked } from './route.ts'

/** Takes the forms that a script sends (spec 7); there is nothing to look at here. */
export const takeRequest = ({ params, request }: Asked): Promise<Response> =>
  answerPost(params.formular ?? '', request)
