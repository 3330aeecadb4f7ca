import type { Ratsdokument } from '@kurstadt/contract'
import { DownloadList } from '../downloads/index.ts'
import { useCouncilPlaces } from './places.ts'
import { Sight } from './sight.tsx'

type CouncilFilesProps = {
  dateien: readonly Ratsdokument[]
  /** What a file is called here, where not by its own title. */
  titel?: string
  lang?: 'de' | 'en' | undefined
}

/** Files of the council, each delivered to whom it is for. */
export function CouncilFiles({ dateien, titel, lang }: CouncilFilesProps) {
  const { datei } = useCouncilPlaces()
  const downloads = dateien.map((file) => ({
    titel: titel ?? file.titel,
    link: datei(file),
    format: file.format,
    groesse: file.groesse,
    stand: file.stand,
    mark: file.oeffentlich ? null : <Sight oeffentlich={false} />,
  }))
  return <DownloadList downloads={downloads} lang={lang} />
}
