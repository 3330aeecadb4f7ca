import { buildWhatChanged, root } from '../stack/index.ts'
import { step } from '../terminal/index.ts'
import { sbomFile, writeBill } from './sbom.ts'

/** `npm run build`: builds what changed, for a server, and says what it is made of. */
await buildWhatChanged(new AbortController().signal)
await step(`Writing ${sbomFile}`, () => writeBill(root))
