import { Choice, ChoiceList } from '../../ui/choice/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { useBaseMap } from './base-map.ts'
import { useMapTexts } from './texts.ts'

type ViewLinksProps = { list: string; map: string; isMap: boolean }

/** Leads from a list to its map and back; nothing where the town has no map. */
export function ViewLinks({ list, map, isMap }: ViewLinksProps) {
  const words = useMapTexts()
  if (useBaseMap() === null && !isMap) return null
  return (
    <nav aria-label={words.ansicht}>
      <ChoiceList>
        <li>
          <Choice href={list} isCurrent={!isMap}>
            <Icon name="menu" />
            {words.liste}
          </Choice>
        </li>
        <li>
          <Choice href={map} isCurrent={isMap}>
            <Icon name="place" />
            {words.karte}
          </Choice>
        </li>
      </ChoiceList>
    </nav>
  )
}
