import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload'

/** Shortest password of an account; length is what counts (ASVS 6.2.1). */
export const shortestPassword = 12

/** Refuses a password that is too short. */
export const refuseShortPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.password
  if (typeof password !== 'string' || password.length >= shortestPassword) return data
  throw new ValidationError(
    {
      collection: 'benutzer',
      errors: [
        {
          path: 'password',
          message: `Das Passwort braucht mindestens ${shortestPassword} Zeichen.`,
        },
      ],
    },
    req.t,
  )
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
  const account: unknown = originalDoc
  const isOwn = idOf(account) !== null && idOf(account) === req.user?.id
  return { ...data, passwort_aendern: !isOwn }
}
