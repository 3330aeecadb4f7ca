import { useTexts } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import { Pagination } from '../../ui/pagination/index.ts'

type ListFootProps = {
  list: { anzahl: number; seite: number; pro_seite: number }
  /** Path of the page with the whole list; null when this is it. */
  whole: string | null
  /** Words of the link to the whole list. */
  words: string
  query?: Readonly<Record<string, string>>
}

/** What follows a list: its other pages or, elsewhere, the way to the whole list. */
export function ListFoot({ list, whole, words, query = {} }: ListFootProps) {
  const texts = useTexts()
  if (whole)
    return (
      <p>
        <ButtonLink href={whole} look="quiet">
          {words}
        </ButtonLink>
      </p>
    )
  const last = Math.ceil(list.anzahl / list.pro_seite)
  return <Pagination current={list.seite} last={last} query={query} words={texts.list} />
}
