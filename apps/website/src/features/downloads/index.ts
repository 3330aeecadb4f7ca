export { DownloadList } from './download-list.tsx'
