// All schemas of content/schema/ by kind: one file kind, one line here.
import type { Schema } from './schema.ts';
import accessories from '../../../content/schema/accessories.schema.json' with { type: 'json' };
import actions from '../../../content/schema/actions.schema.json' with { type: 'json' };
import backgrounds from '../../../content/schema/backgrounds.schema.json' with { type: 'json' };
import chapter from '../../../content/schema/chapter.schema.json' with { type: 'json' };
import fieldTypes from '../../../content/schema/field-types.schema.json' with { type: 'json' };
import game from '../../../content/schema/game.schema.json' with { type: 'json' };
import gangs from '../../../content/schema/gangs.schema.json' with { type: 'json' };
import inmates from '../../../content/schema/inmates.schema.json' with { type: 'json' };
import locations from '../../../content/schema/locations.schema.json' with { type: 'json' };
import parts from '../../../content/schema/parts.schema.json' with { type: 'json' };
import phrases from '../../../content/schema/phrases.schema.json' with { type: 'json' };
import recipes from '../../../content/schema/recipes.schema.json' with { type: 'json' };
import strengthCards from '../../../content/schema/strength-cards.schema.json' with { type: 'json' };
import tools from '../../../content/schema/tools.schema.json' with { type: 'json' };
import valuables from '../../../content/schema/valuables.schema.json' with { type: 'json' };
import weapons from '../../../content/schema/weapons.schema.json' with { type: 'json' };
import words from '../../../content/schema/words.schema.json' with { type: 'json' };
import wordsAccessories from '../../../content/schema/words-accessories.schema.json' with { type: 'json' };
import wordsActions from '../../../content/schema/words-actions.schema.json' with { type: 'json' };
import wordsBackgrounds from '../../../content/schema/words-backgrounds.schema.json' with { type: 'json' };
import wordsChapter from '../../../content/schema/words-chapter.schema.json' with { type: 'json' };
import wordsGame from '../../../content/schema/words-game.schema.json' with { type: 'json' };
import wordsGangs from '../../../content/schema/words-gangs.schema.json' with { type: 'json' };
import wordsInmates from '../../../content/schema/words-inmates.schema.json' with { type: 'json' };
import wordsLocations from '../../../content/schema/words-locations.schema.json' with { type: 'json' };
import wordsParts from '../../../content/schema/words-parts.schema.json' with { type: 'json' };
import wordsTools from '../../../content/schema/words-tools.schema.json' with { type: 'json' };
import wordsValuables from '../../../content/schema/words-valuables.schema.json' with { type: 'json' };
import wordsWeapons from '../../../content/schema/words-weapons.schema.json' with { type: 'json' };

export const SCHEMAS: Readonly<Record<string, Schema>> = {
  accessories,
  actions,
  backgrounds,
  chapter,
  'field-types': fieldTypes,
  game,
  gangs,
  inmates,
  locations,
  parts,
  phrases,
  recipes,
  'strength-cards': strengthCards,
  tools,
  valuables,
  weapons,
  words,
  'words-accessories': wordsAccessories,
  'words-actions': wordsActions,
  'words-backgrounds': wordsBackgrounds,
  'words-chapter': wordsChapter,
  'words-game': wordsGame,
  'words-gangs': wordsGangs,
  'words-inmates': wordsInmates,
  'words-locations': wordsLocations,
  'words-parts': wordsParts,
  'words-tools': wordsTools,
  'words-valuables': wordsValuables,
  'words-weapons': wordsWeapons,
};
