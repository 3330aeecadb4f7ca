import { z } from 'zod'

/** True where each site is one record, and each record one site. */
const areApart = (pairs: readonly (readonly [string, number])[]) =>
  [0, 1].every((at) => new Set(pairs.map((pair) => pair[at])).size === pairs.length)

/** `1:4711,2:4712`: records of ours, and the ids of ParkAPI that they are read from. */
const sites = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter((one) => one.trim() !== ''))
  .pipe(
    z.array(
      z
        .string()
        .trim()
        .regex(/^[1-9]\d{0,3}:[\w.:-]{1,100}$/, 'pairs such as 1:4711,2:4712'),
    ),
  )
  .transform((pairs) =>
    pairs.map((pair) => {
      const [id = '', ...rest] = pair.split(':')
      return [rest.join(':'), Number(id)] as const
    }),
  )
  .refine(areApart, 'a record or a site stands there twice')
  .transform((pairs) => new Map(pairs))

/** Where the job worker learns how many spaces are taken. */
export const parkingVariables = {
  /** `off`, `simulation`, `records` (the shape of spec 3) or `parkapi` (ParkAPI v3). */
  PARKING_SOURCE: z.enum(['off', 'simulation', 'records', 'parkapi']).default('off'),
  /** Address that is asked, of `records` and `parkapi`. */
  PARKING_URL: z.url({ protocol: /^https?$/ }).optional(),
  PARKING_SITES: sites,
  /** Lets that address be http, or in a private network. */
  PARKING_PRIVATE: z.stringbool().default(false),
}

/** How parking is asked. */
export type ParkingEnv = z.infer<z.ZodObject<typeof parkingVariables>>

/** What the way out would refuse of an address each time it is asked; null for one it takes. */
function refusalOf(address: string, isPrivate: boolean): string | null {
  const { protocol, port, username, password } = new URL(address)
  if (username !== '' || password !== '') return 'may not have a name or a password in it'
  if (isPrivate) return null
  if (protocol !== 'https:') return 'has to be https unless PARKING_PRIVATE is true'
  return port === '' ? null : 'may not have a port unless PARKING_PRIVATE is true'
}

/** Half a source would silently be none. */
export function wholeParking(env: ParkingEnv, context: z.RefinementCtx): void {
  const { PARKING_SOURCE: source, PARKING_URL: url, PARKING_SITES, PARKING_PRIVATE } = env
  const say = (name: keyof ParkingEnv, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  if (source !== 'records' && source !== 'parkapi') return
  if (url === undefined) say('PARKING_URL', `belongs to PARKING_SOURCE=${source} too`)
  const refusal = url === undefined ? null : refusalOf(url, PARKING_PRIVATE)
  if (refusal !== null) say('PARKING_URL', refusal)
  if (source === 'parkapi' && PARKING_SITES.size === 0)
    say('PARKING_SITES', 'belongs to PARKING_SOURCE=parkapi too')
}
