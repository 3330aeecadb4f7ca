export { DownloadList } from './download-list.tsx'
export { useDownloadTexts } from './texts.ts'
