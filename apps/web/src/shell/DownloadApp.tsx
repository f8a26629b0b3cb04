export { DownloadAppSheet as default } from '@mashrabiya/ui/DownloadAppSheet';
