import { createDatabase } from '../support/postgres.ts'
import { startApiHere } from './api-here.ts'
import { cmsEnvironment, openPayload } from './content-api.ts'
import { addCouncilPages, fillReaders } from './council-town.ts'
import { oparlClient } from './oparl-client.ts'

/** A council behind the real API, and a client that takes public addresses there. */
export async function startOparl() {
  const { url } = await createDatabase()
  const environment = cmsEnvironment(url)
  const payload = await openPayload(environment)
  await addCouncilPages(payload)
  const council = await fillReaders(payload)
  const api = await startApiHere(environment)
  const { env } = await import('../../apps/cms/src/env.ts')
  const entrance = new URL('/oparl/v1/', env.WEBSITE_URL).href
  /** As the website does: what follows the entrance is a parameter of the call. */
  const fetchAddress = (address: string) => {
    if (!address.startsWith(entrance)) throw new Error(`not an address of OParl: ${address}`)
    const { pathname, searchParams } = new URL(address)
    searchParams.set('pfad', pathname.slice('/oparl/v1/'.length))
    return api.get(`/api/cms/oparl.json?${searchParams}`)
  }
  const client = () => oparlClient(fetchAddress)
  const { keepAllOparl } = await import('../../apps/cms/src/subjects/rat/index.ts')
  return {
    payload,
    council,
    api,
    entrance,
    fetchAddress,
    client,
    keepAll: () => keepAllOparl(payload),
  }
}
