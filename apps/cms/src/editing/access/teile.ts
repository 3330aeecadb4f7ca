import type { Access } from 'payload'
import { z } from 'zod'
import { asked } from './asked.ts'
import type { Bereich, Rolle } from './bereiche.ts'
import { type Account, hasRole, isAdministration, keeps, publishes } from './who.ts'

/**
 * Parts of the site: who keeps what stands there, whatever type it is of (E14). The festival has its
 * own; what tourist information and town hall share is kept by both.
 */
export const teile = {
  gemeinsam: { label: 'Tourist-Information und Rathaus', rollen: ['tourismus', 'rathaus'] },
  tourismus: { label: 'Tourist-Information', rollen: ['tourismus'] },
  rathaus: { label: 'Rathaus', rollen: ['rathaus'] },
  festival: { label: 'Festival', rollen: ['festival'] },
} as const satisfies Record<string, { label: string; rollen: readonly Rolle[] }>

/** Name of a part of the site. */
export type Teil = keyof typeof teile

const teilNamen = ['gemeinsam', 'tourismus', 'rathaus', 'festival'] as const satisfies Teil[]

/** True for the name of a part of the site. */
export function isTeil(value: unknown): value is Teil {
  return typeof value === 'string' && Object.hasOwn(teile, value)
}

/** What tells the part that an entry of a type belongs to: a field, and the part of each value. */
export type Parts = { field: string; values: Readonly<Record<string, Teil>> }

/** Name of the field in which an entry says it itself. */
export const teilField = 'zustaendig'

/** Entries that say it themselves, and may belong to any of these. */
export const partsOf = (...of: readonly Teil[]): Parts => ({
  field: teilField,
  values: Object.fromEntries(of.map((teil) => [teil, teil])),
})

/** Entries that say it themselves, and may belong to any. */
export const ownParts: Parts = partsOf(...teilNamen)

const described = z.object({ field: z.string(), values: z.record(z.string(), z.enum(teilNamen)) })

/** The parts that a collection names in its `custom`; none where its rights go by area alone. */
export function partsNamedIn(custom: { parts?: unknown } | undefined): Parts | undefined {
  return described.safeParse(custom?.parts).data
}

/** A type of content as far as rights go: its area, and its parts where it has some. */
export type Scope = { bereich: Bereich; parts?: Parts | undefined }

/** Whether an account keeps a part of the site and publishes there. */
export function keepsTeil(user: Account | null, teil: Teil): boolean {
  return isAdministration(user) || hasRole(user, teile[teil].rollen)
}

/** Values of the field that tell the parts which an account keeps. */
export function keptValues(user: Account | null, { values }: Parts): string[] {
  return Object.entries(values).flatMap(([value, teil]) => (keepsTeil(user, teil) ? [value] : []))
}

/** Whether an account writes drafts in every part of the site: an author, whose drafts others look at. */
export function draftsEverywhere(user: Account | null, bereich: Bereich): boolean {
  return keeps(user, bereich) && hasRole(user, ['autor'])
}

/**
 * Whether an account may publish an entry: by its part of the site, else by its area. One that says
 * nothing of its part yet is new, and for whoever keeps any.
 */
export function publishesEntry(
  user: Account | null,
  { bereich, parts }: Scope,
  entry: ReadonlyMap<string, unknown>,
): boolean {
  if (parts === undefined) return publishes(user, bereich)
  const [kept, value] = [keptValues(user, parts), entry.get(parts.field)]
  if (typeof value !== 'string') return isAdministration(user) || kept.length > 0
  return isAdministration(user) || kept.includes(value)
}

/**
 * Rules of a type whose entries belong to parts of the site; whoever sees the area sees all of them.
 * A new entry that says nothing of its part gets one of those that the account keeps.
 */
export function partAccess(bereich: Bereich, parts: Parts, { hasDrafts }: { hasDrafts: boolean }) {
  const own = (user: Account | null) => {
    if (isAdministration(user)) return true
    const values = keptValues(user, parts)
    return values.length > 0 && { [parts.field]: { in: values } }
  }
  const isDraft = (user: Account | null, data: unknown) =>
    hasDrafts && asked(data, '_status') !== 'published' && draftsEverywhere(user, bereich)
  const create: Access = ({ req: { user }, data }) => {
    if (isDraft(user, data) || isAdministration(user)) return true
    const values = keptValues(user, parts)
    const value = asked(data, parts.field) ?? values[0]
    return typeof value === 'string' && values.includes(value)
  }
  const update: Access = ({ req: { user }, data }) => isDraft(user, data) || own(user)
  const remove: Access = ({ req }) => own(req.user)
  return { create, update, delete: remove }
}
