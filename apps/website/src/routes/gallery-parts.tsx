import type { Sprache } from '@kurstadt/contract'
import type { ComponentType } from 'react'
import { SpracheContext } from '../i18n/index.ts'
import { examples as accordion } from '../ui/accordion/accordion.examples.tsx'
import { examples as badge } from '../ui/badge/badge.examples.tsx'
import { examples as breadcrumb } from '../ui/breadcrumb/breadcrumb.examples.tsx'
import { examples as card } from '../ui/card/card.examples.tsx'
import { examples as carousel } from '../ui/carousel/carousel.examples.tsx'
import { examples as choice } from '../ui/choice/choice.examples.tsx'
import { examples as embed } from '../ui/embed/embed.examples.tsx'
import { examples as field } from '../ui/field/field.examples.tsx'
import { examples as image } from '../ui/image/image.examples.tsx'
import { examples as letterNav } from '../ui/letter-nav/letter-nav.examples.tsx'
import { examples as link } from '../ui/link/link.examples.tsx'
import { examples as modal } from '../ui/modal/modal.examples.tsx'
import { examples as pagination } from '../ui/pagination/pagination.examples.tsx'
import { examples as button } from '../ui/push-button/push-button.examples.tsx'
import { examples as tabs } from '../ui/tabs/tabs.examples.tsx'
import { GallerySection } from './gallery-section.tsx'

/** Parts of `ui` and their named examples, each of them a component. */
const parts: Readonly<Record<string, Readonly<Record<string, ComponentType>>>> = {
  accordion,
  badge,
  breadcrumb,
  button,
  card,
  carousel,
  choice,
  embed,
  field,
  image,
  'letter-nav': letterNav,
  link,
  modal,
  pagination,
  tabs,
}

/** Names of all examples by part. */
export const partNames = Object.entries(parts).map(([name, examples]) => ({
  name,
  examples: Object.keys(examples),
}))

/** Part and example as the address names them; `all` is every part, no example is all of a part. */
export type PartChoice = { part: string; example: string }

/** Examples of parts below each other, or one alone. */
export function GalleryParts({ part, example, sprache }: PartChoice & { sprache: Sprache }) {
  const chosen = Object.entries(parts).filter(([name]) => part === 'all' || name === part)
  return (
    <SpracheContext value={sprache}>
      {chosen.flatMap(([name, examples]) =>
        Object.entries(examples)
          .filter(([key]) => example === '' || key === example)
          .map(([key, Example]) => (
            <GallerySection key={`${name}/${key}`} name={name} example={key}>
              <Example />
            </GallerySection>
          )),
      )}
    </SpracheContext>
  )
}
