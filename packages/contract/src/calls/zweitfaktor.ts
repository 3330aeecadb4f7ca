import { z } from 'zod'
import { secondFactor } from '../logins.ts'
import type { Zugang } from '../sessions.ts'
import { defineCall } from './define-call.ts'

const own = <Area extends Exclude<Zugang, 'oeffentlich'>>(zugang: Area) =>
  defineCall({
    params: z.object({}),
    answer: secondFactor,
    zugang,
    spec: '7',
    summary: `The second factor of whoever is logged in: ${zugang}`,
  })

/** Calls about second factors; whoever asks is answered about themselves. */
export const zweitfaktorCalls = {
  'intranet/zweitfaktor': own('intranet'),
  'raete/zweitfaktor': own('rat'),
}
