// Every bot at every table.
import { ALL, TABLES, testBot } from './testing/every-bot.ts';

for (const [name, bot] of ALL) testBot(name, bot, TABLES);
