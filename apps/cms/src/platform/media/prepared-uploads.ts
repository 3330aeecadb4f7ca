import { requestMemory } from '../database/index.ts'
import type { PreparedUpload } from './prepare-upload.ts'

/** The upload of a request between the hook that checks it and the one that stores it. */
export const preparedUploads = requestMemory<PreparedUpload>('preparedUpload')
