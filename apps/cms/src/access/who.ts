import type { Access, FieldAccess, PayloadRequest } from 'payload'

type Account = NonNullable<PayloadRequest['user']>

/** Somebody is logged in; says nothing about what they may do. */
export function isLoggedIn(user: Account | null): user is Account {
  return user !== null
}

/** Logged in and past the one-time password: until it is changed every other door stays shut. */
export function hasOwnPassword(user: Account | null): boolean {
  return isLoggedIn(user) && user.passwort_aendern !== true
}

/** Logged in as `administration`. */
export function isAdministration(user: Account | null): boolean {
  return hasOwnPassword(user) && user?.rolle === 'administration'
}

/** Logged in as `redaktion` or `administration`: whoever keeps the content. */
export function isEditor(user: Account | null): boolean {
  return hasOwnPassword(user) && (user?.rolle === 'redaktion' || user?.rolle === 'administration')
}

/** Only the administration may. */
export const administration: Access = ({ req }) => isAdministration(req.user)

/** Editors and the administration may. */
export const editors: Access = ({ req }) => isEditor(req.user)

/** The administration may with every account, everybody else with their own alone. */
export const ownAccountOrAdministration: Access = ({ req }) => {
  if (isAdministration(req.user)) return true
  return isLoggedIn(req.user) ? { id: { equals: req.user.id } } : false
}

/** Field: only the administration may. */
export const administrationField: FieldAccess = ({ req }) => isAdministration(req.user)

/** Field: nobody may set it by hand; the product does. */
export const nobodyField: FieldAccess = () => false
