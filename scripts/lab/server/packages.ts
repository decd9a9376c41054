// The packages of the server, loaded only when one is used, and from where they are installed: BullMQ starts files of its own.
import { createRequire } from 'node:module';
import type * as Bullmq from 'bullmq';
import type * as Ioredis from 'ioredis';

const need = createRequire(import.meta.url);

export const bullmq = (): typeof Bullmq => need('bullmq') as typeof Bullmq;
export const ioredis = (): typeof Ioredis => need('ioredis') as typeof Ioredis;
