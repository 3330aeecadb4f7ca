import type { Call } from '../../../wire/call/call.ts'
import { ApiError } from '../../../wire/errors.ts'
import { plainRead } from '../../../wire/read/index.ts'
import { anybody } from '../../../wire/session.ts'
import { ownTerms } from '../../anmeldung/index.ts'

/**
 * Whoever is logged in to the intranet (spec 7). Any other account is answered as if it were not
 * there, so that nobody learns who works here (reliability T10).
 */
export const intranetUser: Call<'intranet/user/{uuid}'> = async ({
  payload,
  url: uuid,
  sessions = anybody,
}) => {
  const nothing = new ApiError('not-found', { isPrivate: true })
  const { sitzung } = sessions.intranet ?? {}
  if (uuid === undefined || sessions.intranet?.uuid !== uuid || !sitzung) throw nothing
  const { docs } = await payload.find({
    collection: 'intranet_konten',
    where: { id: { equals: uuid } },
    limit: 1,
    pagination: false,
    ...plainRead,
  })
  const [own] = docs
  if (own === undefined) throw nothing
  const { vorname, nachname, email } = own
  return {
    answer: { uuid, vorname, nachname, email, sitzung: await ownTerms(payload, uuid, sitzung) },
    tags: [],
    isPrivate: true,
  }
}
