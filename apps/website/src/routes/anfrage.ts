import { answerPost } from '../features/anfragen/index.server.ts'
import type { Route } from './+types/anfrage'

/** Takes the forms that a script sends (spec 7); there is nothing to look at here. */
export function action({ params, request }: Route.ActionArgs): Promise<Response> {
  return answerPost(params.formular ?? '', request)
}
