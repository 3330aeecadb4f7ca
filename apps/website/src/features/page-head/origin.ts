import { createContext } from 'react'

/** Address of this site as the environment has it: what is passed on must not hang on a header (T29). */
export const OriginContext = createContext('')
