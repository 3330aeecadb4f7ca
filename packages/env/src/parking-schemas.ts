import { z } from 'zod'

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
  .transform(
    (pairs) =>
      new Map(
        pairs.map((pair) => {
          const [id = '', ...rest] = pair.split(':')
          return [rest.join(':'), Number(id)] as const
        }),
      ),
  )

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

/** Half a source would silently be none. */
export function wholeParking(env: ParkingEnv, context: z.RefinementCtx): void {
  const say = (name: keyof ParkingEnv, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  const isAsked = env.PARKING_SOURCE === 'records' || env.PARKING_SOURCE === 'parkapi'
  if (isAsked && env.PARKING_URL === undefined)
    say('PARKING_URL', `belongs to PARKING_SOURCE=${env.PARKING_SOURCE} too`)
  if (isAsked && !env.PARKING_PRIVATE && env.PARKING_URL?.startsWith('http:'))
    say('PARKING_URL', 'has to be https unless PARKING_PRIVATE is true')
  if (env.PARKING_SOURCE === 'parkapi' && env.PARKING_SITES.size === 0)
    say('PARKING_SITES', 'belongs to PARKING_SOURCE=parkapi too')
}
