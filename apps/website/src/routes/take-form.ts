import { answerForm } from '../features/anfragen/index.server.ts'
import { isWish, takeWish } from './cart.tsx'
import { mistake } from './failure.server.tsx'
import { showPage } from './page.tsx'
import type { Asked, Shown } from './route.ts'

/** The words of a small form; null for one that may carry files. */
async function readWords(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return null
  return new URLSearchParams(await request.clone().text())
}

/** Takes a form of the page as it comes without JavaScript (spec 4); a page without one takes none. */
export async function takeForm(asked: Asked): Promise<Shown | Response> {
  const words = await readWords(asked.request)
  if (words && isWish(words)) return takeWish(asked, words)
  const answer = await answerForm(asked.request)
  if (answer === null) return mistake(asked.url.pathname, 405)
  const shown = await showPage(asked, { reply: answer.reply })
  return shown instanceof Response ? shown : { ...shown, status: answer.status }
}
