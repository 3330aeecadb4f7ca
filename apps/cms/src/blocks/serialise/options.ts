import type { BlockOf, TemplateName } from '@kurstadt/contract'
import type { SeiteDoc } from '../../payload-types.ts'
import type { Refs } from '../../wire/serialise/refs.ts'
import { hrefOrNull, textOrNull } from '../../wire/serialise/values.ts'

/** A block of a page as it is kept. */
export type StoredBlock = NonNullable<SeiteDoc['bloecke']>[number]

/** A block of one template as it is kept. */
export type Stored<Name extends TemplateName> = Extract<StoredBlock, { blockType: Name }>

/** What the editor set at a block of one template, as it travels. */
export type Options<Name extends TemplateName> = BlockOf<Name>['options']

/** How a block of one template goes out; null when it has nothing to show. */
export type Serialise<Name extends TemplateName> = (
  block: Stored<Name>,
  refs: Refs,
) => Options<Name> | null

type Title = { titel?: string | null }
type TitleAndIntroduction = Title & { einleitung?: string | null }
type Link = { link?: string | null; linktext?: string | null }

/** A block whose template is given all it shows. */
export function noOptions() {
  return {}
}

/** A heading above what the call answers. */
export function titleOnly({ titel }: Title) {
  return { titel: textOrNull(titel) }
}

/** A heading and a short text. */
export function titleAndIntroduction({ titel, einleitung }: TitleAndIntroduction) {
  return { titel: textOrNull(titel), einleitung: textOrNull(einleitung) }
}

/** Where a block leads, and the words of the link. */
export function linkOf({ link, linktext }: Link) {
  return { link: hrefOrNull(link), linktext: textOrNull(linktext) }
}

/** What stands around a teaser: heading, short text and link. */
export function teaserTexts(block: TitleAndIntroduction & Link) {
  return { ...titleAndIntroduction(block), ...linkOf(block) }
}

/** Links with their words; one that leads nowhere is left out. */
export function linklisteOf(rows: readonly Link[] | null | undefined) {
  return (rows ?? []).flatMap((row) => {
    const { link, linktext } = linkOf(row)
    return link === null || linktext === null ? [] : [{ link, linktext }]
  })
}
