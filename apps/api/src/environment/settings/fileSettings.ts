import { anyText, bucketName, origin } from '../parsers.ts';
import { settingInfos } from './settingInfos.ts';

export const fileSettings = {
  S3_ENDPOINT: origin('https://s3.example.com').optional().register(settingInfos, {
    group: 'Files',
    meaning:
      'server of the bucket for uploaded files, at Amazon S3 or a compatible store. Several nodes need one; a second node without one is refused',
    defaultText: 'uploaded files are in `DATA_DIR/media`',
  }),
  S3_BUCKET: bucketName.optional().register(settingInfos, { group: 'Files', meaning: 'name of the bucket' }),
  S3_REGION: anyText.default('us-east-1').register(settingInfos, { group: 'Files', meaning: 'region of the bucket' }),
  S3_ACCESS_KEY_ID: anyText.optional().register(settingInfos, {
    group: 'Files',
    meaning: 'access key id of the bucket',
    secret: 'text',
  }),
  S3_SECRET_ACCESS_KEY: anyText.optional().register(settingInfos, {
    group: 'Files',
    meaning: 'secret access key of the bucket',
    secret: 'text',
  }),
};
