import { reportShownAhead } from './features/aufruf/index.ts'
import { reportErrors } from './features/error-reports/index.ts'
import { isTypedInto, reloadOnMissingCode } from './features/missing-code/index.ts'
import {
  type Behaviour,
  type Behaviours,
  bindBehaviour,
  byName,
  fetched,
  inPieces,
} from './ui/behaviour/index.ts'
import { type IslandOf, startIslands } from './ui/island/index.ts'

reportErrors(window)
reloadOnMissingCode(window, Date.now, () => isTypedInto(document))

reportShownAhead(window)

const eager = import.meta.glob<Behaviour>(
  [
    './{ui,features}/**/*.behaviour.ts',
    '!./features/{abfall,aemter,bergbahn,film,fotopunkt,galerie,karte,mitteilungen,parken,statistik,teilen,ticket-hotline,unterkuenfte,vorschau,warenkorb,webcam}/*.behaviour.ts',
    '!./ui/{embed/*,tabs/tabs}.behaviour.ts',
  ],
  { eager: true, import: 'start' },
)
/** What few pages have: its code comes with them alone. */
const ofFewPages = import.meta.glob<Behaviour>(
  [
    './ui/{embed/*,tabs/tabs}.behaviour.ts',
    './features/{abfall,aemter,bergbahn,film,fotopunkt,galerie,karte,mitteilungen,parken,statistik,teilen,ticket-hotline,unterkuenfte,vorschau,warenkorb,webcam}/*.behaviour.ts',
  ],
  { import: 'start' },
)
const loading: Promise<void>[] = []
const loaded: Behaviours = Object.fromEntries(
  Object.entries(ofFewPages).map(([file, load]) => [file, fetched(load, loading)]),
)
const behaviours = byName({ ...eager, ...loaded })
const islands = import.meta.glob<IslandOf<object>>('./{ui,features}/**/*.island.tsx', {
  import: 'island',
})

async function start(): Promise<void> {
  startIslands(document, islands)
  await inPieces(bindBehaviour(document, behaviours))
  await Promise.all(loading)
  document.documentElement.dataset.isLive = ''
}

function begin(): void {
  start().catch(reportError)
}

// The script is `async` (routes/document.tsx): it may come before the end of its document.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
else begin()
