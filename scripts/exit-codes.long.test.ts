// How the commands end with every sort of fault.
import { FAULTS, testFaults, useCopies } from './testing/exit-codes.ts';

useCopies();
testFaults(FAULTS);
