import { hrefOrNull } from '../../wire/serialise/values.ts'
import { type Serialise, titleAndIntroduction } from '../serialise/options.ts'

/** How `pauschalen` goes out; which package it is, the route says. */
export const serialise: Serialise<'pauschalen'> = (block) => ({
  ...titleAndIntroduction(block),
  anfrageseite: hrefOrNull(block.anfrageseite),
})
