import { useEffect, useState } from "react";
import { type Location, useNavigation } from "react-router";

/** A page that is there sooner shows no sign of loading, in milliseconds. */
const patience = 150;

/** The next page, once it is late and until it is shown. Not `lost`, which never arrives. */
export function useLatePage(lost: Location | undefined): Location | undefined {
  const { location } = useNavigation();
  const isOnItsWay = location !== undefined && location !== lost;
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOnItsWay]);

  return isOnItsWay && isLate ? location : undefined;
}
