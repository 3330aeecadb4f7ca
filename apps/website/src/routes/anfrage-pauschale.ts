import { answerPost } from '../features/anfragen/index.server.ts'
import type { Route } from './+types/anfrage-pauschale'

/** Takes this form at the address that the specification gives it (spec 7). */
export function action({ request }: Route.ActionArgs): Promise<Response> {
  return answerPost('pauschale', request)
}
