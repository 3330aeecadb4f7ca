import { isTypedInto, reloadOnMissingCode } from './features/missing-code/index.ts'
import { type Behaviour, bindBehaviour, byName, inPieces } from './ui/behaviour/index.ts'
import { type IslandOf, startIslands } from './ui/island/index.ts'

reloadOnMissingCode(window, Date.now, () => isTypedInto(document))

const behaviours = byName(
  import.meta.glob<Behaviour>('./{ui,features}/**/*.behaviour.ts', {
    eager: true,
    import: 'start',
  }),
)
const islands = import.meta.glob<IslandOf<object>>('./{ui,features}/**/*.island.tsx', {
  import: 'island',
})

async function start(): Promise<void> {
  startIslands(document, islands)
  await inPieces(bindBehaviour(document, behaviours))
  document.documentElement.dataset.isLive = ''
}

function begin(): void {
  start().catch(reportError)
}

// The script is `async` (routes/document.tsx): it may come before the end of its document.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
else begin()
