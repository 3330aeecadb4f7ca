import { type APIRequestContext, expect } from '@playwright/test'
import type { z } from 'zod'

const api = process.env.CONTENT_API_URL ?? 'http://127.0.0.1:3001'

/** What the content API says, so that a test knows what a page of the demo town has to show. */
export async function contentOf<Schema extends z.ZodType>(
  request: APIRequestContext,
  path: string,
  answer: Schema,
): Promise<z.output<Schema>> {
  // An API that is too busy says so, and is asked again.
  let body: unknown
  await expect(async () => {
    const response = await request.get(`${api}/api/cms/${path}`)
    expect(response.status(), path).toBe(200)
    body = await response.json()
  }).toPass()
  return answer.parse(body)
}
