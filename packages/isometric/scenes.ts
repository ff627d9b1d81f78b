import type { Face } from './face.ts';
import type { SceneName } from './names.ts';
import type { Numbered } from './numbered.ts';
import { badge, certificate, target, trophy } from './objects/awards.ts';
import { balance } from './objects/balance.ts';
import { dividers, signpost } from './objects/bearings.ts';
import { bellCurve } from './objects/bell-curve.ts';
import { bridge } from './objects/bridge.ts';
import { thermometer, vat } from './objects/cooking.ts';
import { books, checklist, clipboard, easel, paperPile, penPot } from './objects/documents.ts';
import { teaHill, windTurbine } from './objects/energy.ts';
import { building, calendar, drawingSheet } from './objects/firm.ts';
import { dialGauge, gaugeBlocks } from './objects/gauges.ts';
import { lighthouse } from './objects/harbour.ts';
import { microscope, sampleTubes, vial } from './objects/laboratory.ts';
import { layers } from './objects/layers.ts';
import { lens } from './objects/lens.ts';
import { monitor, syringe } from './objects/medical.ts';
import { numbers } from './objects/numbers.ts';
import { cabinet, pawn } from './objects/office.ts';
import { blister, bottle, creamJar, jar, pumpBottle } from './objects/packaging.ts';
import { bean, cocoaPod, teaShoot } from './objects/plants.ts';
import { cone, hardHat } from './objects/safety.ts';
import { padlock, serverRack } from './objects/security.ts';
import { boardTable, roundTable } from './objects/tables.ts';
import { pallet, parcels } from './objects/trade.ts';
import { tyre } from './objects/tyre.ts';
import { weight } from './objects/weights.ts';
import { materials } from './paint.ts';
import { standing } from './standing.ts';

const { cinnamon, 'king-coconut': gold, lagoon, ocean, paper, steel, tea } = materials;

/**
 * A group of objects on the ground, far ones first.
 * @param standards those of the firm, where numbers are among the objects
 */
export type Scene = (standards?: readonly Numbered[]) => Face[];

/** What is shown of no firm. */
const example: readonly Numbered[] = [
  { numeral: '22000', family: 'king-coconut' },
  { numeral: '9001', family: 'ocean' },
];

/** How each scene is drawn. One per subject; no two alike. */
const scenes: Readonly<Record<SceneName, Scene>> = {
  'gauge-blocks': () => standing(gaugeBlocks([-10, -60, 0]), dialGauge([70, 30, 0])),
  'monitor-syringe': () => standing(monitor([-30, -50, 0]), syringe([22, 66, 0])),
  'turbine-tea': () =>
    standing(
      teaHill([-30, -30, 0], 74),
      windTurbine([-38, -38, 43], 104, 1.15).slice(1),
      teaShoot([84, -22, 0], 0.9),
      teaShoot([36, 64, 0], 1.1),
    ),
  microscope: () => standing(microscope([-40, -40, 0]), sampleTubes([76, -40, 0])),
  'bottle-blister': () =>
    standing(
      bottle([26, -66, 0], 15, 34, gold),
      bottle([-52, 8, 0], 21, 62, cinnamon, paper),
      blister([-6, -10, 0]),
    ),
  weights: () =>
    standing(
      weight([-40, -40, 0], 30),
      weight([26, -40, 0], 23),
      weight([6, 28, 0], 17),
      weight([60, 8, 0], 13),
      weight([48, 52, 0], 9),
      weight([84, 36, 0], 7),
    ),
  'bell-curve': () => standing(bellCurve([0, 0, 0])),
  'document-lens': () => standing(checklist([0, 0, 0], 76, ocean), lens([34, -14, 60], 30)),
  'cocoa-jar': () =>
    standing(
      cocoaPod([-34, -34, 0], 1.1),
      jar([30, -44, 0], 22, 48, gold),
      bottle([-30, 38, 0], 17, 44, gold),
      bean([44, 24, 0]),
      bean([64, 10, 0]),
      bean([54, 44, 0]),
    ),
  bridge: () => standing(bridge([0, 0, 0])),
  'pump-cream': () =>
    standing(
      pumpBottle([-26, -20, 0], lagoon),
      creamJar([34, -16, 0], 26, lagoon),
      bottle([4, 46, 0], 12, 26, gold),
    ),
  'servers-lock': () =>
    standing(
      serverRack([-40, -76, 0], [46, 46, 112]),
      serverRack([-40, -20, 0], [46, 46, 112]),
      padlock([52, 36, 0]),
    ),
  balance: () => standing(balance([0, 0, 0])),
  'helmet-cones': () => standing(cone([46, -48, 0]), cone([-40, 28, 0], 1.15), hardHat([20, 20, 0], 1.12)),
  'layers-cocoa': () => [...standing(layers([0, 0, 0])), ...cocoaPod([55, 55, 92], 0.75).slice(1)],
  'vat-thermometer': () => [...standing(vat([0, 0, 0])), ...thermometer([10, -6, 52], 108, 40)],
  'vials-blister': () =>
    standing(vial([-30, -30, 0], 1.1, lagoon), vial([22, -42, 0], 0.9, gold), blister([-6, 4, 0])),
  numbers: (standards = example) => standing(numbers([0, 0, 0], standards)),
  parcel: () => standing(parcels([0, 0, 0])),
  'round-table': () => standing(roundTable([0, 0, 0])),
  cabinets: () => standing(cabinet([0, 0, 0], cinnamon, 2), cabinet([58, 0, 0], steel)),
  pawns: () =>
    standing(
      pawn([-58, -58, 0], 0.9, steel),
      pawn([-6, -62, 0], 1, steel),
      pawn([-62, -6, 0], 1, steel),
      pawn([52, -52, 0], 1.1, steel),
      pawn([-52, 52, 0], 1.1, steel),
      pawn([22, 22, 0], 1.5, cinnamon),
    ),
  'review-table': () => standing(boardTable([0, 0, 0])),
  pallet: () => standing(pallet([0, 0, 0])),
  tyre: () => standing(tyre([0, 0, 0])),
  'cocoa-pod': () => standing(cocoaPod([0, 0, 0]), bean([36, 6, 0]), bean([18, 34, 0])),
  lighthouse: () => standing(lighthouse([0, 0, 0], 120)),
  certificate: () => standing(certificate([0, 0, 0])),
  books: () => [...standing(books([0, 0, 0], 1.6)), ...penPot([40, 24, 38])],
  easel: () => standing(easel([0, 0, 0])),
  document: () => standing(checklist([0, 0, 0], 80, tea), paperPile([22, -66, 0], 44)),
  clipboard: () => standing(clipboard([0, 0, 0])),
  servers: () => standing(serverRack([0, 0, 0], [46, 46, 112])),
  trophy: () => standing(trophy([0, 0, 0])),
  badge: () => standing(badge([0, 0, 0])),
  target: () => standing(target([0, 0, 0])),
  building: () => standing(building([0, 0, 0])),
  calendar: () => standing(calendar([0, 0, 0])),
  dividers: () => standing(dividers([0, 0, 0])),
  signpost: () => standing(signpost([0, 0, 0])),
  'drawing-sheet': () => standing(drawingSheet([0, 0, 0])),
};

/** The objects of a scene. */
export const sceneFaces = (scene: SceneName, standards?: readonly Numbered[]): Face[] =>
  scenes[scene](standards);
