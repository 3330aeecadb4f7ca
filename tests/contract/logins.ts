import { type LoginArea, loginAnswers, loginPaths, sessionHeaders } from '@kurstadt/contract'
import type { Payload } from 'payload'
import pg from 'pg'
import { expect } from 'vitest'
import { stopAfterFile } from '../support/leftovers.ts'
import { createDatabase } from '../support/postgres.ts'
import { type ApiHere, startApiHere } from './api-here.ts'
import { cmsEnvironment, openPayload, startApi } from './content-api.ts'

/** The password of accounts in tests. */
export const password = 'vier Wörter ohne Sinn'

/**
 * A content API of its own, with what logs in there; `changes` are variables of its environment,
 * `leadTo` answers the address at which it finds its database.
 */
export const openLogins = (changes?: Record<string, string>, leadTo?: LeadTo) =>
  openLoginsWith(startApiHere, changes, leadTo)

/** The same with the API as a process of its own, for tests of what it logs or how it dies. */
export const openLoginsApart = (changes?: Record<string, string>, leadTo?: LeadTo) =>
  openLoginsWith(startApi, changes, leadTo)

/** From a database to the address that the API finds it under. */
type LeadTo = (url: string) => Promise<string>

async function openLoginsWith<Api extends ApiHere>(
  start: (environment: Record<string, string>) => Promise<Api>,
  changes: Record<string, string> = {},
  leadTo: LeadTo = async (url) => url,
) {
  const { url } = await createDatabase()
  const environment = { ...cmsEnvironment(url), ...changes }
  const payload: Payload = await openPayload(environment)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  stopAfterFile(() => client.end())
  const api = await start({ ...environment, DATABASE_URL: await leadTo(url) })
  let sender = 0
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) => {
    sender += 1
    return fetch(`${api.url}/api/cms${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Absender': `s${sender}`, ...headers },
      body: JSON.stringify(body),
    })
  }
  const ask = (path: string, area: LoginArea, token: string) =>
    api.get(`/api/cms${path}`, { [sessionHeaders[area]]: token })
  async function logIn<Area extends LoginArea>(area: Area, email: string, passwort = password) {
    const response = await post(loginPaths[area].login, { email, passwort })
    expect(response.status).toBe(200)
    return loginAnswers[area].parse(await response.json())
  }
  return { url, payload, client, api, post, ask, logIn }
}

/** What it answers. */
export type Logins = Awaited<ReturnType<typeof openLogins>>

/** The same with the API as a process of its own. */
export type LoginsApart = Awaited<ReturnType<typeof openLoginsApart>>
