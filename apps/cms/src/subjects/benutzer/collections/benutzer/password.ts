import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { z } from 'zod'
import {
  shortestPassword,
  type Weakness,
  weaknessOf,
} from '../../../../platform/accounts/weak-password.ts'
import { hasThisPassword } from './stored-password.ts'

const weaknesses: Record<Weakness, string> = {
  zu_kurz: `Das Passwort braucht mindestens ${shortestPassword} Zeichen.`,
  aus_adresse: 'Das Passwort darf nicht aus der E-Mail-Adresse bestehen.',
  leicht:
    'Dieses Passwort ist zu leicht zu erraten. Nehmen Sie zum Beispiel vier Wörter, die nicht zusammengehören.',
}

const account = z.object({
  id: z.string().optional(),
  email: z.string().optional(),
  password: z.string(),
  passwort_aendern: z.boolean().nullish(),
  passwort_bisher: z.string().nullish(),
})

type Complaint = { path: 'password' | 'passwort_bisher'; message: string }

/**
 * Whoever changes their own password says the one they have: a session left open is not an account
 * lost. With a one-time password they have said it a moment ago.
 */
async function complaintOfOwner(
  req: PayloadRequest,
  { id, passwort_aendern, passwort_bisher }: z.infer<typeof account>,
): Promise<Complaint | null> {
  if (id === undefined || id !== req.user?.id || passwort_aendern === true) return null
  if (passwort_bisher && (await hasThisPassword(req, id, passwort_bisher))) return null
  return { path: 'passwort_bisher', message: 'Bitte geben Sie Ihr bisheriges Passwort an.' }
}

/** Why a password is none; null when it may be taken. */
async function complaintOf(
  req: PayloadRequest,
  asked: z.infer<typeof account>,
): Promise<Complaint | null> {
  const { id, email, password } = asked
  const weakness = await weaknessOf(password, email ?? '')
  if (weakness !== null) return { path: 'password', message: weaknesses[weakness] }
  const complaint = await complaintOfOwner(req, asked)
  if (complaint !== null || id === undefined) return complaint
  return (await hasThisPassword(req, id, password))
    ? {
        path: 'password',
        message: 'Das ist das bisherige Passwort. Bitte wählen Sie ein anderes.',
      }
    : null
}

/** What the account says of itself, not what was sent with the change. */
const kept = z.object({ id: z.string(), passwort_aendern: z.boolean().nullish() })

/** Refuses a password that is weak, or the one that the account has already. */
export const refuseWeakPassword: CollectionBeforeValidateHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const { passwort_bisher: current, ...rest } = data ?? {}
  const passwort_bisher: unknown = current
  const before = kept.safeParse(originalDoc).data
  const { data: asked } = account.safeParse({ ...originalDoc, ...rest, ...before, passwort_bisher })
  if (asked === undefined) return rest
  const complaint = await complaintOf(req, asked)
  if (complaint === null) return rest
  throw new ValidationError({ collection: 'benutzer', errors: [complaint] }, req.t)
}

function idOf(account: unknown): unknown {
  return typeof account === 'object' && account !== null && 'id' in account ? account.id : null
}

/**
 * A password that somebody else has set is a one-time password: it has to be changed before
 * anything else. Changing one's own ends that.
 */
export const markOneTimePassword: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create') return { ...data, passwort_aendern: true }
  if (typeof data.password !== 'string' || data.password === '') return data
  const isOwn = idOf(originalDoc) !== null && idOf(originalDoc) === req.user?.id
  return { ...data, passwort_aendern: !isOwn }
}
