import type { PayloadRequest } from 'payload'
import { env } from '../../env.ts'
import { type LoginLimitsOptions, openLoginLimits } from '../../platform/accounts/login-limits.ts'
import {
  type FactorArea,
  keyAddress,
  type LimitedCodes,
  limitCodes,
  openSecondFactors,
  type SecondFactors,
  type Statements,
} from '../../platform/accounts/second-factor/index.ts'
import { asSql, inTransaction } from '../../platform/database/index.ts'

/** True where a town demands a second factor of everybody. */
export const isFactorRequired = (area: FactorArea): boolean =>
  env.SECOND_FACTOR_REQUIRED.includes(area)

/** The second factors of this installation. */
export const openFactors = (statements: Statements): SecondFactors =>
  openSecondFactors({ statements, secret: env.PAYLOAD_SECRET })

/** Runs statements in the transaction of a request of the back office. */
export const statementsIn = (req: PayloadRequest): Statements => ({
  query: async (text, values) => ({ rows: await inTransaction(req, asSql({ text, values })) }),
})

/** Codes of one login, counted apart from its passwords. */
export function openCodes(pool: LoginLimitsOptions['pool'], area: FactorArea): LimitedCodes {
  const limits = openLoginLimits({ pool, secret: env.PAYLOAD_SECRET, area: `${area}_code` })
  return limitCodes(openFactors(pool), limits)
}

const places: Record<FactorArea, string> = {
  intranet: 'Intranet',
  rat: 'Gemeinderat',
  redaktion: 'Redaktion',
}

/** A key with the address that apps read; they show it as «Intranet www.stadt.example». */
export function describeKey(area: FactorArea, schluessel: string, account: string) {
  const issuer = `${places[area]} ${new URL(env.WEBSITE_URL).hostname}`
  return { schluessel, adresse: keyAddress(schluessel, { issuer, account }) }
}
