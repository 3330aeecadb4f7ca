import type { SecondFactor } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { Call } from '../../../wire/call/call.ts'
import { ApiError } from '../../../wire/errors.ts'
import { anybody } from '../../../wire/session.ts'
import { isFactorRequired, openFactors } from '../second-factor.ts'
import type { Area } from '../session-store.ts'

async function readOwn(payload: Payload, area: Area, konto: string | undefined) {
  if (konto === undefined) throw new ApiError('not-found', { isPrivate: true })
  const { seit, codes } = await openFactors(payload.db.pool).read({ area, konto })
  const since = seit === null ? null : seit.toISOString()
  const answer: SecondFactor = { seit: since, codes, verlangt: isFactorRequired(area) }
  return { answer, tags: [], isPrivate: true }
}

/** The second factor of whoever asks, in the intranet. */
export const intranetZweitfaktor: Call<'intranet/zweitfaktor'> = ({
  payload,
  sessions = anybody,
}) => readOwn(payload, 'intranet', sessions.intranet?.uuid)

/** The second factor of the council member who asks. */
export const raeteZweitfaktor: Call<'raete/zweitfaktor'> = ({ payload, sessions = anybody }) =>
  readOwn(payload, 'rat', sessions.rat?.konto)
