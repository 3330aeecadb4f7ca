import type { Access, FieldAccess } from 'payload'
import { type Bereich, bereiche, type Rolle } from './bereiche.ts'

/** What decides of an account, as the server and the browser of the back office know it. */
export type Account = {
  id: number | string
  rollen?: readonly Rolle[] | null
  passwort_aendern?: boolean | null
  zweitfaktor_fehlt?: boolean | null
}

/** Somebody is logged in; says nothing about what they may do. */
export function isLoggedIn<Somebody extends Account>(user: Somebody | null): user is Somebody {
  return user !== null
}

/** Logged in and past the one-time password: until it is changed every other door stays shut. */
export function hasOwnPassword(user: Account | null): boolean {
  return isLoggedIn(user) && user.passwort_aendern !== true
}

/** Past the second factor as well, where the town demands one. */
function mayWork(user: Account | null): boolean {
  return hasOwnPassword(user) && user?.zweitfaktor_fehlt !== true
}

/** Logged in with one of these roles. */
export function hasRole(user: Account | null, wanted: readonly Rolle[]): boolean {
  if (!(isLoggedIn(user) && mayWork(user))) return false
  return (user.rollen ?? []).some((rolle) => wanted.includes(rolle))
}

/** Logged in as `administration`. */
export function isAdministration(user: Account | null): boolean {
  return hasRole(user, ['administration'])
}

/** Logged in with any role: whoever works in the back office. */
export function isEditor(user: Account | null): boolean {
  return mayWork(user) && (user?.rollen ?? []).length > 0
}

/** Keeps this area's content. */
export function keeps(user: Account | null, bereich: Bereich): boolean {
  return isAdministration(user) || hasRole(user, bereiche[bereich].rollen)
}

/** Keeps this area's content and may publish it; an `autor` alone may not. */
export function publishes(user: Account | null, bereich: Bereich): boolean {
  const publishers = bereiche[bereich].rollen.filter((rolle) => rolle !== 'autor')
  return isAdministration(user) || hasRole(user, publishers)
}

/** Sees this area's content in the back office. */
export function sees(user: Account | null, bereich: Bereich): boolean {
  return bereiche[bereich].isPrivate ? keeps(user, bereich) : isEditor(user)
}

/** Only the administration may. */
export const administration: Access = ({ req }) => isAdministration(req.user)

/** Nobody may; the product does it by itself. */
export const nobody: Access = () => false

/** Everybody with a role may. */
export const editors: Access = ({ req }) => isEditor(req.user)

/** Every editor sees who there is, to name somebody; a one-time password opens the own account. */
export const accountsByName: Access = ({ req }) => {
  if (isEditor(req.user)) return true
  return isLoggedIn(req.user) ? { id: { equals: req.user.id } } : false
}

/** The administration may with every account, everybody else with their own alone. */
export const ownAccountOrAdministration: Access = ({ req }) => {
  if (isAdministration(req.user)) return true
  return isLoggedIn(req.user) ? { id: { equals: req.user.id } } : false
}

/** Field: what is in an account is for the administration and for whose account it is. */
export const ownFieldOrAdministration: FieldAccess = ({ req, id, doc }) => {
  if (isAdministration(req.user)) return true
  const account: unknown = doc
  const isOwn = (own: unknown) => own === id || idOf(account) === own
  return isLoggedIn(req.user) && isOwn(req.user.id)
}

function idOf(account: unknown): unknown {
  return typeof account === 'object' && account !== null && 'id' in account ? account.id : undefined
}

/** Field: only the administration may. */
export const administrationField: FieldAccess = ({ req }) => isAdministration(req.user)

/** Field: nobody may set it by hand; the product does. */
export const nobodyField: FieldAccess = () => false
