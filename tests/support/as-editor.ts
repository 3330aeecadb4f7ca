import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { type Account, backOffice } from './editor.ts'

const session = z.object({ token: z.string() })

/** Does something in the back office as an editor whom no browser logs in as. */
export async function asEditor<Result>(
  request: APIRequestContext,
  { email, password }: Pick<Account, 'email' | 'password'>,
  work: (headers: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const data = { email, password }
  const entered = await request.post(`${backOffice}/api/benutzer/login`, { data })
  return work({ Authorization: `JWT ${session.parse(await entered.json()).token}` })
}
